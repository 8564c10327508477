import { css, html, nothing, type TemplateResult } from 'lit';

/** Renders the sale percent as a chip. */
export function percentOff(percent: number | null | undefined): TemplateResult | typeof nothing {
  return percent ? html` <bdi class="off">-${percent}%</bdi>` : nothing;
}

export const percentStyles = css`
  .off {
    padding-inline: 6px;
    border-radius: 999px;
    background: var(--sale);
    color: var(--talad-on-sale, var(--surface));
    font-size: 12px;
    font-weight: 600;
  }
`;
