import { useEffect } from 'react';
import wedding from '#content/wedding.ts';
import { skip } from '#words/wedding.ts';
import { keepOnceQuiet } from '../offline/once-quiet.ts';
import { Carousel } from './carousel.tsx';
import { Celebrate } from './celebrate.tsx';
import { CouplePhoto } from './couple-photo.tsx';
import { Faq } from './faq.tsx';
import { Farewell } from './farewell.tsx';
import { Hero } from './hero.tsx';
import { Ornaments } from './ornaments.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { Rsvp } from './rsvp.tsx';
import { Stay } from './stay.tsx';
import { Travel } from './travel.tsx';
import styles from './wedding-page.module.css';

export default function WeddingPage() {
  useEffect(() => {
    document.title = wedding.title;
    document.documentElement.lang = wedding.locale;
    // The italic and the stronger cut are not waited for by the first paint.
    import('../../ui/fonts-behind-the-gate.css').catch(() => {});
    window.early?.takeOver();
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
