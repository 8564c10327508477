import { css } from 'lit';

export const productBoxStyles = css`
  .base {
    position: relative;
    container-type: inline-size;
  }
  .frame {
    position: relative;
    aspect-ratio: 1;
    border-radius: var(--radius);
    overflow: hidden;
    background: var(--quiet);
  }
  .frame:not(:has(img)) {
    background: var(--quiet) var(--talad-no-picture, none) center / 28% no-repeat;
  }
  img {
    position: absolute;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .hover {
    display: var(--talad-box-hover, inline);
    opacity: 0;
    transition: opacity 0.2s ease-out;
  }
  .gone img {
    opacity: 0.55;
  }
  .chip {
    position: absolute;
    inset: 8px auto auto 8px;
    padding: 1px 10px;
    border: 1px solid transparent;
    border-radius: 999px;
    background: var(--surface);
    color: var(--text);
    font-size: 12px;
    font-weight: 600;
  }
  .chip.off {
    background: var(--sale);
    color: var(--talad-on-sale, var(--surface));
  }
  .chip .icon {
    inline-size: 1.2em;
    block-size: 1.2em;
    vertical-align: -0.2em;
    fill: currentColor;
  }
  .text {
    display: grid;
    gap: 4px;
    padding-block: 8px;
  }
  .title {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    min-block-size: 3.2em;
    margin: 0;
    overflow: hidden;
    color: inherit;
    font-size: 14px;
    line-height: 1.6;
    text-decoration: none;
  }
  /* The whole card leads to the product; what else can be pressed lies above it. */
  a.title::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
  }
  .title:focus-visible {
    outline: none;
  }
  .title:focus-visible::after {
    outline: 2px solid var(--link);
    outline-offset: 2px;
  }
  .small {
    margin: 0;
    overflow: hidden;
    color: var(--muted);
    font-size: 12px;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  i {
    color: var(--sale);
    font-style: normal;
  }
  .add {
    position: absolute;
    inset-block-start: calc(100cqi - 52px);
    inset-inline-end: 8px;
    display: var(--talad-box-add, flex);
    align-items: center;
    justify-content: center;
    gap: 8px;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 1px solid transparent;
    border-radius: 999px;
    background: var(--surface);
    color: var(--text);
    box-shadow: var(--talad-shadow-2, 0 2px 12px rgb(0 0 0 / 0.16));
    font: inherit;
    font-size: 14px;
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
    transition:
      opacity 0.2s ease-out,
      translate 0.2s ease-out;
  }
  .add > span:not(.vh) {
    display: none;
  }
  .add > .icon {
    inline-size: 22px;
    flex: none;
  }
  @media (hover: hover) {
    .base:hover .hover {
      opacity: 1;
    }
    .base:hover .title {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    .add:hover {
      background: var(--accent);
      color: var(--on-accent);
    }
    @container (width >= 200px) {
      .add {
        inset-inline: 8px;
        inline-size: auto;
        border-radius: var(--radius);
        opacity: 0;
        translate: 0 8px;
      }
      .add > span:not(.vh) {
        display: inline;
      }
      .base:hover .add,
      .add:focus-visible {
        opacity: 1;
        translate: none;
      }
    }
  }
  .review {
    display: var(--talad-box-review, block);
  }
  .tags {
    display: var(--talad-box-tags, block);
  }
  .bone {
    background: var(--quiet);
    border-radius: var(--radius);
    animation: bone 1.2s ease-in-out infinite alternate;
  }
  .line {
    inline-size: 40%;
    block-size: 1.65em;
    margin: 0;
  }
  @keyframes bone {
    to {
      opacity: 0.5;
    }
  }
`;
