/** Reviews of a product. */
export const reviewCss = `
.reviews>h2{margin-block-end:16px}
.reviews-body{display:grid;gap:32px}
@media (width>=750px){.reviews-body{grid-template-columns:260px minmax(0,1fr);gap:64px;align-items:start}}
.review-sums{display:grid;gap:6px;justify-items:start;padding:20px;border-radius:var(--talad-radius);background:var(--talad-quiet)}
.score{display:flex;align-items:baseline;gap:8px;line-height:1.2}
.score strong{font-family:var(--talad-font-heading);font-size:44px;font-variant-numeric:tabular-nums}
.score .of{color:var(--talad-muted)}
.stars{display:inline-block;color:var(--talad-star,#b45309);letter-spacing:1px;white-space:nowrap}
.stars .no{color:var(--talad-line)}
.review-sums .stars{font-size:20px;line-height:1.2}
.review-sums .stars .no{color:var(--talad-edge)}
.bars{inline-size:100%;display:grid;gap:6px;margin-block-start:8px!important;font-size:14px;font-variant-numeric:tabular-nums}
.bars li{display:grid;grid-template-columns:2.4em 1fr 2em;gap:8px;align-items:center}
.bar-count{color:var(--talad-muted);text-align:end}
.bars progress{appearance:none;inline-size:100%;block-size:8px;border:0;border-radius:4px;overflow:hidden;background:var(--talad-line)}
.bars progress::-webkit-progress-bar{background:var(--talad-line)}
.bars progress::-webkit-progress-value{background:var(--talad-star,#b45309);border-radius:4px}
.bars progress::-moz-progress-bar{background:var(--talad-star,#b45309)}
.type-scores{display:grid;gap:4px;inline-size:100%;margin:8px 0 0;padding-block-start:12px;border-block-start:1px solid var(--talad-line);font-size:14px}
.type-scores div{display:flex;justify-content:space-between;gap:16px}
.type-scores dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
.review-list{display:grid;gap:24px}
.review{display:grid;gap:8px;padding-block-end:24px;border-block-end:1px solid var(--talad-line)}
.review header{display:flex;gap:12px;align-items:center}
.review h3{font-family:inherit;font-size:15px;line-height:1.5}
.review header p{display:flex;flex-wrap:wrap;gap:0 12px;align-items:center}
.small-avatar{flex:none;display:grid;place-items:center;inline-size:40px;block-size:40px;border-radius:50%;overflow:hidden}
.small-avatar img{display:block;inline-size:40px;block-size:40px;object-fit:cover}
.small-avatar.letter{font-size:16px}
.review-photos{display:flex;flex-wrap:wrap;gap:8px}
.review-photos a{display:block;border-radius:var(--talad-radius)}
.review-photos img{display:block;inline-size:96px;block-size:96px;border-radius:var(--talad-radius);object-fit:cover;background:var(--talad-quiet)}
.review-answer{padding:12px 16px;border-inline-start:3px solid var(--talad-edge);background:var(--talad-quiet)}
.review-answer h4,.review-answer p{margin:0}
.review-answer h4{font-family:inherit;font-size:14px;line-height:1.5}
.review-text{max-inline-size:68ch;white-space:pre-line}
`;
