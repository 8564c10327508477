import { css } from 'lit';

/**
 * Parallax by the browser's scroll timeline (200 thousandths of the width, spec §9 Gallery): no
 * script, and no motion if reduced motion is preferred.
 */
export const galleryStyles = css`
  .piece {
    display: grid;
    gap: 8px;
    color: inherit;
    text-decoration: none;
  }
  .frame {
    display: block;
    aspect-ratio: 4 / 5;
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--quiet);
  }
  /* Pictures of one or two columns would be taller than a screen. */
  @container (width >= 640px) {
    .g1 .frame {
      aspect-ratio: 16 / 9;
    }
    .g2 .frame {
      aspect-ratio: 4 / 3;
    }
  }
  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .title {
    font-size: 14px;
    text-wrap: balance;
  }
  .piece:hover .title {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view(inline)) {
      .parallax img {
        inline-size: 120%;
        max-inline-size: none;
        animation: drift linear both;
        animation-timeline: view(inline);
      }
    }
  }
  @keyframes drift {
    from {
      transform: translateX(0);
    }
    to {
      transform: translateX(-16.67%);
    }
  }
`;
