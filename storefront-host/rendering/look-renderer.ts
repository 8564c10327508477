import { LitElementRenderer } from '@lit-labs/ssr/lib/lit-element-renderer.js';
import type { ThunkedRenderResult } from '@lit-labs/ssr/lib/render-result.js';
import { lookStyle, type LookInfo } from './look-info.ts';

/** Renders a product page's product as Lit does, with the rules of the page's look after its own. */
export class LookRenderer extends LitElementRenderer {
  static override matchesClass(_class: unknown, tag = ''): boolean {
    return tag === 'talad-product';
  }

  override renderShadow(info: LookInfo): ThunkedRenderResult | undefined {
    const shadow = super.renderShadow(info);
    const style = lookStyle(info, this.tagName);
    return shadow && [...shadow.slice(0, -1), style, ...shadow.slice(-1)];
  }
}
