import { useEffect, useRef, useState } from 'react';
import { useEdition } from '../edition.tsx';
import { listLinks } from './page-sections.tsx';
import styles from './section-bar.module.css';

/** A shorter movement does not count, because a page moves a little when it is touched. */
const MIN_SCROLL_PX = 8;

/** The names and the sections, at the top of the window while a guest scrolls up below the hero. */
export function SectionBar() {
  const edition = useEdition();
  const bar = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // Undefined until it is shown for the first time.
  const [isShown, setShown] = useState<boolean>();
  const [current, setCurrent] = useState('');

  useEffect(() => {
    let lastTop = scrollY;
    const hasFocus = () => bar.current?.contains(document.activeElement);
    const show = (shouldShow = false) =>
      setShown((before) => (before === undefined && !shouldShow ? undefined : shouldShow));
    const onScroll = () => {
      // Safari scrolls beyond the end of the page, and back.
      const top = Math.min(scrollY, document.documentElement.scrollHeight - innerHeight);
      if (Math.abs(top - lastTop) < MIN_SCROLL_PX) return;
      show(hasFocus() || (top < lastTop && isHeroAbove()));
      setCurrent(findCurrentSection());
      lastTop = top;
    };
    // The bar never covers the focused element.
    const onFocus = () => show(hasFocus());
    addEventListener('scroll', onScroll);
    addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('focusin', onFocus);
    };
  }, []);

  // With large text on a phone, the links scroll sideways.
  useEffect(() => {
    const height = isShown && bar.current?.offsetHeight;
    if (height) document.documentElement.style.setProperty('--bar-height', `${height}px`);
    const row = isShown ? list.current : null;
    const link = row?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
  }, [current, isShown]);

  // Most guests only scroll down.
  if (isShown === undefined) return null;
  const { messages, wedding } = edition;
  const names = wedding.couple.join(' & ');
  return (
    <nav ref={bar} className={styles.bar} inert={!isShown} aria-label={messages.wedding.sections}>
      <a href="#top" className={styles.names}>
        <span>{names}</span>
        <span aria-hidden="true">{wedding.couple.map(([initial]) => initial).join(' & ')}</span>
      </a>
      <ul ref={list} className={styles.links}>
        {listLinks(edition).map(({ id, menu }) => (
          <li key={id} className={id === 'rsvp' ? styles.rsvp : undefined}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {menu}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isHeroAbove(): boolean {
  const hero = document.querySelector('header');
  return hero !== null && hero.getBoundingClientRect().bottom < 0;
}

/** Returns the id of the section in the middle of the window. */
function findCurrentSection(): string {
  const middle = innerHeight / 2;
  return (
    [...document.querySelectorAll('main section')].findLast(
      // A section without a height is hidden.
      (section) => section.clientHeight > 0 && section.getBoundingClientRect().top < middle,
    )?.id ?? ''
  );
}
