// A chunk of its own: only somebody with a mouse prints the page. It imports nothing of the entry, whose stylesheet
// would load a second time.
import { create } from 'qrcode';
import styles from './print-note.module.css';

/** Adds a text, and the page's address with its QR code, to the printed page. */
export function addPrintNote(text: string): void {
  const note = document.createElement('div');
  note.className = styles.note ?? '';
  const address = location.origin + location.pathname;
  note.append(
    drawQrCode(address),
    createParagraph(text),
    createParagraph(address.replace(/^https?:\/\/|\/$/g, '')),
  );
  document.querySelector('footer')?.prepend(note);
}

function createParagraph(text: string): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Element by element: the page's policy lets no script parse the SVG that the library writes. */
function drawQrCode(text: string): SVGSVGElement {
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  const path = svg.appendChild(document.createElementNS(SVG, 'path'));
  const squares = [...data].map((isDark, at) =>
    isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  );
  path.setAttribute('d', squares.join(''));
  return svg;
}
