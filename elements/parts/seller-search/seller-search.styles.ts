import { css } from 'lit';

export const sellerSearchStyles = css`
  .base {
    container-type: inline-size;
  }
  form {
    max-inline-size: 480px;
  }
  input {
    block-size: 46px;
  }
  input::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
  form button {
    inline-size: 52px;
  }
  p {
    margin: 16px 0;
  }
  .failed {
    color: var(--sale);
    font-weight: 600;
  }
  .results {
    transition: opacity 0.2s;
  }
  .results[aria-busy='true'] {
    opacity: 0.5;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
    margin-block-start: 24px;
  }
`;
