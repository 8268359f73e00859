import { useEffect } from 'react';
import wedding from '#content/wedding.ts';
import { skip } from '#messages/wedding.ts';
import { keepOnceQuiet } from '../offline/once-quiet.ts';
import { Rsvp } from '../rsvp/rsvp-section.tsx';
import { Ornaments } from './ornaments.tsx';
import { Carousel } from './sections/carousel.tsx';
import { CouplePhoto } from './sections/couple-photo.tsx';
import { Celebrate } from './sections/events.tsx';
import { Faq } from './sections/faq.tsx';
import { Farewell } from './sections/footer.tsx';
import { Hero } from './sections/hero.tsx';
import { Stay } from './sections/hotels.tsx';
import { PhotoStrip } from './sections/photos.tsx';
import { Travel } from './sections/travel.tsx';
import styles from './wedding-page.module.css';

export default function WeddingPage() {
  useEffect(() => {
    document.title = wedding.title;
    document.documentElement.lang = wedding.locale;
    // The italic and the stronger cut are not waited for by the first paint.
    import('../../ui/fonts-behind-the-gate.css').catch(() => {});
    window.inlineScript?.takeOver();
    keepOnceQuiet();
  }, []);

  return (
    <>
      <a href="#celebrate" className={styles.skip}>
        {skip}
      </a>
      <Ornaments />
      <div className={styles.page}>
        <Hero />
        <main>
          <CouplePhoto />
          <Celebrate />
          <Stay />
          <Travel />
          <Faq />
          <PhotoStrip />
          <Rsvp />
          <Carousel />
        </main>
        <Farewell />
      </div>
    </>
  );
}
