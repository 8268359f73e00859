/**
 * Lets React work in a page that the browser translates: it has replaced the text nodes, and React would stop with
 * an error when it removes one of them, or inserts something before it (github.com/facebook/react/issues/11538).
 */
export function tolerateTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function removeOwnChild<Child extends Node>(child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    child: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, child, next?.parentNode === this ? next : null);
    return child;
  };
}
