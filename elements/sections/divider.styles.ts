import { css } from 'lit';

/** Dividers part a section from the one above; the browser draws them in the colours of the theme. */
export const dividerStyles = css`
  .divided::before {
    content: '';
    display: block;
    block-size: 1px;
    background: var(--line);
  }
  .d-double::before {
    block-size: 7px;
    border-block: 2px solid var(--text);
    background: none;
  }
  .d-weave::before {
    block-size: 14px;
    background:
      repeating-linear-gradient(45deg, var(--talad-a, #0f6b5c) 0 5px, #0000 5px 10px),
      repeating-linear-gradient(
        -45deg,
        var(--talad-b, #e8a33d) 0 5px,
        var(--talad-light, #fff) 5px 10px
      );
  }
  .d-awning::before {
    block-size: 40px;
    background: repeating-linear-gradient(
      90deg,
      var(--talad-a, #0f6b5c) 0 28px,
      var(--talad-light, #fff) 28px 56px
    );
    mask:
      linear-gradient(#000 0 0) 0 0 / 100% 26px no-repeat,
      radial-gradient(circle at 50% 0, #000 13.5px, #0000 14px) 0 26px / 28px 14px repeat-x;
  }
  .d-contour::before {
    block-size: 56px;
    background: repeating-radial-gradient(
      70% 260% at 24% 150%,
      #0000 0 17px,
      var(--line) 17px 18.5px
    );
  }
`;
