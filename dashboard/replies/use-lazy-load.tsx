import { type ReactNode, useEffect, useRef, useState } from 'react';

const PAGE_SIZE = 60;

/** The first rows of many; more come as the last ones come into view. `asked` begins anew. */
export function useLazyLoad<Row>(
  rows: readonly Row[],
  asked: unknown,
): [shown: readonly Row[], end: ReactNode] {
  const [seen, setSeen] = useState({ asked, count: PAGE_SIZE });
  const count = seen.asked === asked ? seen.count : PAGE_SIZE;
  const end = useRef<HTMLDivElement>(null);
  const more = count < rows.length;

  useEffect(() => {
    if (!more || !end.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen({ asked, count: count + PAGE_SIZE });
      },
      { rootMargin: '1200px' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [asked, more, count]);

  return [rows.slice(0, count), more && <div ref={end} />];
}
