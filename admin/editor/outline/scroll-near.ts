/** Distance in pixels from an edge of the list at which it begins to scroll. */
const EDGE = 36;
const STEP = 8;

/** Scrolls the list that `element` is in while `y` is near one of its edges; true when it moved. */
export function scrollNear(element: Element, y: number): boolean {
  const list = scrollerOf(element);
  if (!list) return false;
  const { top, bottom } = list.getBoundingClientRect();
  const by = y < top + EDGE ? -STEP : y > bottom - EDGE ? STEP : 0;
  const before = list.scrollTop;
  list.scrollTop += by;
  return list.scrollTop !== before;
}

function scrollerOf(element: Element): Element | null {
  for (let place = element.parentElement; place; place = place.parentElement) {
    const isScrolling = /auto|scroll/.test(getComputedStyle(place).overflowY);
    if (isScrolling && place.scrollHeight > place.clientHeight) return place;
  }
  return null;
}
