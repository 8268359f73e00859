import { type ReactNode, useEffect, useRef, useState } from 'react';

// Enough for a screen; the rest follows when these are shown.
const FIRST_PAGE_SIZE = 12;
const PAGE_SIZE = 60;

/** Shows more rows as the reader scrolls. A new `filter` starts again with the first page. */
export function useInfiniteScroll<Row>(
  rows: readonly Row[],
  filter: unknown,
): [visibleRows: readonly Row[], sentinel: ReactNode, showAll: () => void] {
  const [shown, setShown] = useState({ filter, count: FIRST_PAGE_SIZE });
  const count = shown.filter === filter ? shown.count : FIRST_PAGE_SIZE;
  const sentinel = useRef<HTMLDivElement>(null);
  const hasMore = count < rows.length;

  useEffect(() => {
    if (!hasMore || !sentinel.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) setShown({ filter, count: count + PAGE_SIZE });
      },
      { rootMargin: '1200px' },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [filter, hasMore, count]);

  return [
    rows.slice(0, count),
    hasMore && <div ref={sentinel} />,
    () => hasMore && setShown({ filter, count: rows.length }),
  ];
}
