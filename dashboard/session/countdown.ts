import { useEffect, useState } from 'react';

/** Seconds that are left to wait, and what starts the waiting. */
export function useCountdown(): [seconds: number, waitFor: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);

  useEffect(() => {
    if (!until) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) setUntil(0);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);

  return [
    until ? Math.max(0, Math.ceil((until - now) / 1000)) : 0,
    (seconds) => {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1000);
    },
  ];
}
