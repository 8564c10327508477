import { css } from 'lit';

/** Arrows and dots of carousels; their colours come from the background behind them. */
export const slideControlStyles = css`
  .controls {
    display: flex;
    align-items: center;
    justify-content: center;
  }
  .control {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 1px solid transparent;
    border-radius: 999px;
    cursor: pointer;
  }
  .control:dir(rtl) svg {
    transform: scaleX(-1);
  }
  .dots {
    display: flex;
  }
  .dots button {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 44px;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  .dots button::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border: 1px solid #fff;
    border-radius: 999px;
  }
  @media (scripting: none) {
    .controls {
      display: none;
    }
  }
`;
