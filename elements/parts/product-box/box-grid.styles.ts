import { css } from 'lit';

/** Boxes in two columns on a phone, three and four where their container has room; all of one width. */
export const boxGridStyles = css`
  .grid {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 24px 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @container (width >= 600px) {
    .grid {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 32px 20px;
    }
  }
  @container (width >= 900px) {
    .grid {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
