const POINTS = 22;
/**
 * Outer and inner radius of the points, and the exponent of a superellipse, which keeps the corners
 * free for the text.
 */
const [OUTER, INNER, POWER] = [50, 43.5, 0.62];

/** Clip path of a star-shaped price card, as on a fruit stall; it stretches with its text. */
export const starPath = `polygon(${Array.from({ length: POINTS * 2 }, (_, index) => {
  const angle = (index * Math.PI) / POINTS;
  const radius = index % 2 === 0 ? OUTER : INNER;
  return [Math.cos(angle), Math.sin(angle)]
    .map((part) => `${(50 + radius * Math.sign(part) * Math.abs(part) ** POWER).toFixed(1)}%`)
    .join(' ');
}).join(',')})`;
