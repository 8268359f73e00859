/** Halvings of the distance between the smallest and the largest size: the last is below 1%. */
const ROUNDS = 7;

/**
 * Makes each text with `data-fit` as large as it fits its greatest height and its width: `--fit` is 1 or smaller, the
 * attribute is the least. All are measured together, because each change between two measures costs a layout.
 */
export function fitTexts(root: HTMLElement): void {
  const view = root.ownerDocument.defaultView;
  const all = [...root.querySelectorAll<HTMLElement>('[data-fit]')];
  for (const element of all) element.removeAttribute('style');
  const texts = all.map((element) => {
    const limit = Number.parseFloat(view?.getComputedStyle(element).maxHeight ?? '');
    return {
      element,
      limit: limit || element.clientHeight,
      low: Number(element.dataset.fit),
      high: 1,
    };
  });
  const open = texts.filter(isOverflowing);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { element, low, high } of open) setFit(element, (low + high) / 2);
    const measured = open.map(isOverflowing);
    for (const [index, text] of open.entries()) {
      const middle = (text.low + text.high) / 2;
      if (measured[index]) text.high = middle;
      else text.low = middle;
    }
  }
  for (const { element, low } of open) setFit(element, low);
  // Only a word that does not fit at its smallest is broken.
  for (const { element } of open.filter(isOverflowing)) element.style.overflowWrap = 'anywhere';
}

function isOverflowing({ element, limit }: { element: HTMLElement; limit: number }): boolean {
  return element.scrollHeight > limit + 1 || element.scrollWidth > element.clientWidth + 1;
}

function setFit(element: HTMLElement, fit: number): void {
  element.style.setProperty('--fit', String(fit));
}
