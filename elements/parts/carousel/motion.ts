/** Returns whether the visitor prefers reduced motion (spec). */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Scrolls a snapping track to `left` within `ms` (spec §9 Slideshow speed); the browser's own
 * smooth scrolling has no set duration.
 */
export function glide(track: HTMLElement, left: number, ms: number): void {
  if (prefersReducedMotion() || ms <= 0) {
    track.scrollTo({ left, behavior: 'instant' });
    return;
  }
  const from = track.scrollLeft;
  const begun = performance.now();
  track.style.scrollSnapType = 'none';
  const step = (now: number): void => {
    const part = Math.min(1, Math.max(0, now - begun) / ms);
    track.scrollTo({ left: from + (left - from) * (1 - (1 - part) ** 3), behavior: 'instant' });
    if (part < 1 && track.isConnected) requestAnimationFrame(step);
    else track.style.scrollSnapType = '';
  };
  requestAnimationFrame(step);
}
