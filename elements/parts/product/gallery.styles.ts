import { css } from 'lit';

export const galleryStyles = css`
  .gallery {
    position: relative;
    min-inline-size: 0;
  }
  .track {
    display: flex;
    margin: 0;
    padding: 0;
    overflow-x: auto;
    list-style: none;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    background: var(--quiet);
  }
  .track:not(:has(li)) {
    aspect-ratio: 3 / 2;
    background: var(--quiet) var(--talad-no-picture, none) center / 72px no-repeat;
  }
  .track li {
    flex: 0 0 100%;
    aspect-ratio: 1;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  /* On a phone name and price must be visible on the first screen. */
  @media (width < 750px) {
    :host([page]) .track li {
      max-block-size: max(240px, 100svh - 330px);
    }
  }
  .track a {
    cursor: zoom-in;
  }
  .track a:focus-visible {
    outline-offset: -4px;
  }
  .gallery img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .position {
    position: absolute;
    inset: auto 12px 12px auto;
    padding: 1px 10px;
    border-radius: 999px;
    background: rgb(0 0 0 / 0.6);
    color: #fff;
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
  .thumbs {
    display: none;
  }
  @container (width >= 700px) {
    .track {
      border-radius: var(--radius);
    }
    .position {
      display: none;
    }
    .thumbs {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      margin-block-start: 12px;
    }
    .thumbs button {
      inline-size: 72px;
      block-size: 72px;
      padding: 0;
      border: 1px solid var(--line);
      border-radius: var(--radius);
      overflow: hidden;
      background: var(--quiet);
      cursor: pointer;
    }
    .thumbs [aria-current] {
      border-color: transparent;
      outline: 2px solid var(--text);
      outline-offset: 1px;
    }
    .thumbs button:focus-visible {
      outline: 2px solid var(--link);
      outline-offset: 3px;
    }
  }
  @media (scripting: none) {
    .thumbs {
      display: none !important;
    }
  }
`;
