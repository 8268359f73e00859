import type { MouseEvent } from 'react';
import { ExternalLink } from '../external-link.tsx';

const GOOGLE = 'https://www.google.com/maps/search/?api=1&query=';

/** An address that opens in the map that the guest's device has. */
export function MapLink({ address }: { address: string }) {
  const query = encodeURIComponent(address);

  // Only now: the build, which knows no device, has written the way that works on all.
  function chooseMap({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    const { userAgent } = navigator;
    if (/Android/.test(userAgent)) {
      currentTarget.href = `geo:0,0?q=${query}`;
      // An app opens: no empty tab is to stay behind.
      currentTarget.target = '';
    } else if (/iPhone|iPad|Mac OS/.test(userAgent)) {
      currentTarget.href = `https://maps.apple.com/?q=${query}`;
    }
  }

  return (
    <ExternalLink href={GOOGLE + query} onClick={chooseMap}>
      {address}
    </ExternalLink>
  );
}
