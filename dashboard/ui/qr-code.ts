import { useQuery } from '@tanstack/react-query';

/** The QR code of an address as data URLs of an SVG and a PNG. */
export function useQrCode(address: string) {
  return useQuery({
    queryKey: ['qr-code', address],
    queryFn: async () => {
      const { default: QRCode } = await loadLibrary();
      const svg = await QRCode.toString(address, { type: 'svg', margin: 4 });
      return {
        svg: toDataUrl(svg),
        png: await QRCode.toDataURL(address, { margin: 4, width: 1200 }),
      };
    },
    placeholderData: (previous) => previous,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  }).data;
}

/** The QR codes of many addresses as data URLs of SVGs. */
export async function drawQrCodes(addresses: readonly string[]): Promise<Map<string, string>> {
  const { default: QRCode } = await loadLibrary();
  const images = new Map<string, string>();
  for (const address of addresses) {
    images.set(address, toDataUrl(await QRCode.toString(address, { type: 'svg', margin: 4 })));
    // The page must answer while hundreds are drawn.
    if (images.size % 50 === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return images;
}

/** The library is loaded when it is needed. */
const loadLibrary = () => import('qrcode');

function toDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
