// Makes buttons that need scripts say so, when pressed or focused, if the scripts have not loaded
// after 8 s. Only the server writes these styles, because browsers with the scripts need none of
// them.

const ABOVE = 'auto auto calc(100% + 6px) 0';
const ABOVE_AT_END = 'auto 0 calc(100% + 6px) auto';
const BELOW_HEART = '48px 8px auto auto';

/**
 * Styles the texts, which appear when some or all scripts are missing, and the buttons of the page
 * itself.
 */
export const noCodeCss = `
:root{--lost:"This button does not work yet because part of the page did not load. Please reload."}
:root:lang(th){--lost:"ปุ่มนี้ยังใช้ไม่ได้ เพราะโหลดหน้าไม่ครบ กรุณาโหลดหน้าอีกครั้ง"}
:root:not([data-code=""]){animation:some-lost 0s 8s forwards}
:root:not([data-code]){animation-name:all-lost}
@keyframes some-lost{to{--lost-part:var(--lost)}}
@keyframes all-lost{to{--lost-part:var(--lost);--lost-page:var(--lost)}}
.keep-word{position:relative}
.keep-word:is(:focus,:active)::after{content:var(--lost-page,none);${look(ABOVE)}}
${heartsOfBoxes()}
`;

/** Does the same in the shadow roots of elements, by tag. */
export const noCodePartCss: Readonly<Record<string, string>> = {
  'talad-product': buttonsOf('.quantity button', ABOVE),
  'talad-quantity': buttonsOf('button', ABOVE),
  'talad-copy': buttonsOf('button', ABOVE_AT_END),
  'talad-share': buttonsOf('button', ABOVE),
  'talad-products': heartsOfBoxes(),
  'talad-product-tab': heartsOfBoxes(),
  'talad-seller-search': heartsOfBoxes(),
};

/** An element whose own script loaded is defined. */
function buttonsOf(button: string, inset: string): string {
  const own = `:host(:not(:defined)) ${button}`;
  return `${own}{position:relative}${own}:is(:focus,:active)::after{content:var(--lost-part,none);${look(inset)}}`;
}

/** Use the list item, because the heart renders itself with its own pseudo-elements. */
function heartsOfBoxes(): string {
  const item = ':is(.grid>li,[role=listitem]):has(>.keep:is(:focus,:active))';
  return `${item}::after{content:var(--lost-page,none);${look(BELOW_HEART)}}`;
}

function look(inset: string): string {
  return `position:absolute;inset:${inset};z-index:9;inline-size:max-content;max-inline-size:220px;padding:8px 12px;border-radius:8px;background:var(--talad-text,#1d2522);color:var(--talad-surface,#fff);font:400 14px/1.5 var(--talad-font,sans-serif);text-align:start;white-space:normal`;
}
