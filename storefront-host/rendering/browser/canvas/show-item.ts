/** Scrolls the edited slide, tab or picture into view in any section. */
export function showItem(section: Element, item: number): void {
  const root = section.shadowRoot;
  if (!root) return;
  const tab = root.querySelectorAll<HTMLElement>('[role=tab]')[item];
  if (tab) {
    tab.click();
    return;
  }
  const track = root.querySelector('.track');
  const slide = track?.children[item];
  if (!track || !(slide instanceof HTMLElement)) return;
  const first = track.children[0];
  const origin = first instanceof HTMLElement ? first.offsetLeft : 0;
  track.scrollTo({ left: slide.offsetLeft - origin, behavior: 'instant' });
}
