/**
 * Changes an element into another one and keeps the elements that are in both, so that a renewed page has the same
 * scroll position, focus and pictures. The words of the text that is edited stay as they are.
 */
export function patchElement(element: Element, next: Element, edited: Element | null): void {
  patchAttributes(element, next);
  if (element === edited) return;
  const nextNodes = [...next.childNodes];
  for (const [index, nextNode] of nextNodes.entries()) {
    const node = element.childNodes[index];
    if (!node) element.append(nextNode);
    else if (!isSameNode(node, nextNode)) node.replaceWith(nextNode);
    else if (isElement(node) && isElement(nextNode)) patchElement(node, nextNode, edited);
    else if (node.nodeValue !== nextNode.nodeValue) node.nodeValue = nextNode.nodeValue;
  }
  while (element.childNodes.length > nextNodes.length) element.lastChild?.remove();
}

function patchAttributes(element: Element, next: Element): void {
  for (const name of element.getAttributeNames()) {
    if (!next.hasAttribute(name)) element.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** The element of another text is another element: the focus must not go from one text to another. */
function isSameNode(node: ChildNode, next: ChildNode): boolean {
  if (node.nodeName !== next.nodeName) return false;
  if (!isElement(node) || !isElement(next)) return true;
  return node.getAttribute('data-text') === next.getAttribute('data-text');
}

/** The frame has constructors of its own. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
