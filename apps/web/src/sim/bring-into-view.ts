/**
 * A ref for what has just been answered: scrolls the conversation, and not the page around it, so that the
 * question stands at the top with its answer below.
 */
export function bringIntoView(element: HTMLElement | null): void {
  const exchange = element?.closest('li');
  const scroller = exchange && scrollParent(exchange);
  if (!exchange || !scroller) return;
  const offset = exchange.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  scroller.scrollTop += offset;
}

function scrollParent(element: HTMLElement): HTMLElement | undefined {
  for (
    let parent = element.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return undefined;
}
