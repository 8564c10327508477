const POINTS = 22;
/** How far the valleys reach in; a superellipse leaves the corners to the words. */
const [OUTER, INNER, POWER] = [50, 43.5, 0.62];

/** The edge of a price card of a fruit stall: a burst that stretches to any words. */
export const starPath = `polygon(${Array.from({ length: POINTS * 2 }, (_, index) => {
  const angle = (index * Math.PI) / POINTS;
  const radius = index % 2 === 0 ? OUTER : INNER;
  return [Math.cos(angle), Math.sin(angle)]
    .map((part) => `${(50 + radius * Math.sign(part) * Math.abs(part) ** POWER).toFixed(1)}%`)
    .join(' ');
}).join(',')})`;
