/** The star rating of a review: radio buttons shown as a row that fills up to the chosen one. */
export const starFieldCss = `
.star-field{margin:0;padding:0;border:0}
.star-field legend{margin-block-end:4px;font-size:14px;font-weight:600}
.star-field>div{display:inline-flex}
.star-field label{position:relative;display:grid;place-items:center;inline-size:44px;block-size:44px;color:var(--talad-edge);font-size:32px;line-height:1;cursor:pointer}
.star-field input{position:absolute;inset:0;inline-size:100%;block-size:100%;margin:0;opacity:0;cursor:pointer}
.star-field label:has(:checked),.star-field label:has(~label :checked){color:var(--talad-star,#b45309)}
@media (hover:hover){.star-field div:hover label{color:var(--talad-star,#b45309)}.star-field label:hover~label{color:var(--talad-edge)!important}}
.star-field label:has(:focus-visible){outline:2px solid var(--talad-accent-text);outline-offset:-2px;border-radius:var(--talad-radius)}
@media (forced-colors:active){.star-field label:has(:checked),.star-field label:has(~label :checked){color:Highlight}}
`;
