/** A blog's list and its posts. */
export const blogCss = `
.blog-head{display:grid;gap:4px;margin-block:8px 16px}
.posts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,280px),1fr));gap:40px 24px;margin-block-start:24px!important}
.post{position:relative;display:grid;gap:12px;align-content:start}
.post-picture{aspect-ratio:3/2;overflow:hidden;border-radius:var(--talad-radius);background:var(--talad-tint)}
.post-picture img,.article-picture img{display:block;inline-size:100%;block-size:100%;object-fit:cover}
.post-picture img{transition:scale .4s ease-out}
.post:hover .post-picture img{scale:1.03}
.post-text{display:grid;gap:6px;align-content:start;justify-items:start}
.post h2,.post h3{font-size:19px;line-height:1.5;text-wrap:pretty}
.post h2 a,.post h3 a{color:inherit;text-decoration:none}
.post h2 a::after,.post h3 a::after{content:"";position:absolute;inset:0;border-radius:var(--talad-radius)}
.post:hover h2 a,.post:hover h3 a{text-decoration:underline}
.post-event{font-weight:600}
.post-summary{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;color:var(--talad-muted);font-size:15px}
.post-meta{display:flex;flex-wrap:wrap;gap:2px 12px;align-items:center;color:var(--talad-muted);font-size:14px}
.tag{position:relative;z-index:1;display:inline-flex;align-items:center;min-block-size:28px;font-weight:600;text-decoration:none}
.tag:hover{text-decoration:underline}
.post.lead{gap:16px;margin-block-start:24px}
.lead h2{font-size:clamp(22px,1.1rem + 1vi,32px);line-height:1.4}
@media (width>=1000px){.post.lead{grid-template-columns:7fr 5fr;gap:40px;align-items:center;align-content:stretch}.lead .post-text{gap:12px}.lead .post-summary{font-size:17px;-webkit-line-clamp:5}}
.post.plain{block-size:100%;padding:24px;border-radius:var(--talad-radius);background:var(--talad-quiet)}
.posts>li{display:grid}
@media (width>=1000px){.post.lead.plain{grid-template-columns:minmax(0,1fr);padding:40px}}
@media (prefers-reduced-motion:reduce){.post-picture img{transition:none}.post:hover .post-picture img{scale:none}}
.article{display:grid;grid-template-columns:minmax(0,1fr);justify-items:center;gap:24px;margin-block-start:16px}
.article>header,.article>.prose,.article-end{inline-size:100%;max-inline-size:680px}
.article>header{display:grid;gap:12px}
.standfirst{font-size:clamp(17px,1rem + .3vi,20px);color:var(--talad-muted)}
.article-picture{inline-size:100%;max-inline-size:960px;aspect-ratio:16/9;overflow:hidden;border-radius:var(--talad-radius);background:var(--talad-tint)}
.rich{font-size:17px;line-height:1.8}
.rich>*{margin-block:0}
.rich>*+*{margin-block-start:1em}
.rich p{white-space:normal}
.rich :is(h2,h3){margin-block-start:1.6em}
.rich h2{font-size:22px}
.rich h3{font-size:19px}
.rich :is(ul,ol){padding-inline-start:1.4em}
.rich li+li{margin-block-start:.4em}
.rich img{display:block;max-inline-size:100%;block-size:auto;border-radius:var(--talad-radius)}
.rich blockquote{margin-inline:0;padding-inline-start:20px;border-inline-start:3px solid var(--talad-accent);color:var(--talad-muted)}
`;
