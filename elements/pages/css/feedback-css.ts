/** The bar of a shop's good reviews. */
export const feedbackCss = `
.feedback{display:flex;flex-wrap:wrap;align-items:center;gap:2px 10px;font-size:14px}
.feedback progress{appearance:none;inline-size:96px;block-size:8px;border:1px solid currentColor;border-radius:4px;overflow:hidden;background:transparent}
.feedback progress::-webkit-progress-bar{background:transparent}
.feedback progress::-webkit-progress-value{background:currentColor}
.feedback progress::-moz-progress-bar{background:currentColor}
`;
