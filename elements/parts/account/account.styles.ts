import { css } from 'lit';

export const accountStyles = css`
  :host {
    display: block;
  }
  .open {
    display: flex;
    align-items: center;
    gap: 14px;
    max-inline-size: 184px;
    block-size: 44px;
    padding: 0 10px;
    border: 0;
    border-radius: 999px;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 14px;
    cursor: pointer;
    anchor-name: --account;
  }
  .open:hover {
    background: var(--quiet);
  }
  .avatar {
    position: relative;
    flex: none;
    inline-size: 30px;
    block-size: 30px;
    border-radius: 50%;
    background: var(--talad-tint, var(--quiet));
    color: var(--talad-on-tint, var(--text));
    font-weight: 600;
    line-height: 30px;
    text-align: center;
  }
  .avatar img {
    inline-size: 100%;
    block-size: 100%;
    border-radius: 50%;
  }
  .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .avatar .badge {
    position: absolute;
    inset: -8px auto auto 18px;
    padding-inline: 4px;
  }
  .menu {
    position: fixed;
    position-anchor: --account;
    inset: 104px 16px auto auto;
    inset: anchor(end) anchor(right) auto auto;
    inline-size: 264px;
    margin: 0;
    padding: 8px 0;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--text);
    box-shadow: var(--talad-shadow-3, 0 12px 32px rgb(0 0 0 / 0.18));
  }
  /* As wide as the sign-in link that it replaces, so that the layout does not shift. */
  @container (width >= 1000px) {
    :host([slot='account']) {
      display: flex;
      justify-content: end;
      min-inline-size: 184px;
    }
  }
  @container (750px <= width < 1000px) {
    .open .name {
      display: none;
    }
  }
`;
