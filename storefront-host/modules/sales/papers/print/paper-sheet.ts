import { formatDate, formatNumber } from '@talad/elements/locales/format';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Lang, PaperContent, PaperKind, PaperParty } from '../../../../db/schema.ts';
import { text, type TextKey } from '../../../../locales/text.ts';
import { amountsOf, type PaperRow } from '../papers.repository.ts';
import { totalOf } from '../paper-amounts.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface SheetLine {
  readonly title: string;
  readonly options: string;
  readonly quantity: string;
  readonly price: string;
  readonly total: string;
}

/** The printable page and the PDF both show this content. */
export interface PaperSheet {
  readonly title: string;
  /** Reason for voiding it; null if it is valid. */
  readonly voided: string | null;
  readonly shop: string;
  readonly facts: readonly Fact[];
  readonly parties: readonly { readonly label: string; readonly lines: readonly string[] }[];
  readonly columns: readonly [string, string, string, string];
  readonly lines: readonly SheetLine[];
  /** The last row is the total. */
  readonly sums: readonly Fact[];
  readonly notes: readonly string[];
}

/**
 * Builds the content of a paper. A tax document has to be in Thai (Revenue Code s. 86/4); an
 * English reader gets both languages. Amounts are in baht with two decimals and Arabic numerals.
 */
export function paperSheet(paper: PaperRow, lang: Lang): PaperSheet {
  const { content, kind } = paper;
  const say = (key: TextKey) => {
    const thai = text('th', key);
    return lang === 'th' ? thai : `${thai} / ${text('en', key)}`;
  };
  const isTaxed = content.vat_rate !== null;
  const hasExempt = isTaxed && content.lines.some(({ exempt }) => exempt);
  return {
    title: say(`paper.kind.${kind}`),
    voided: paper.void_reason === null ? null : `${say('paper.voided')}: ${paper.void_reason}`,
    shop: content.shop,
    facts: [
      { label: say('paper.number'), value: paper.number },
      { label: say('paper.date'), value: formatDate(paper.dated_at, lang) },
      { label: say('paper.order'), value: content.order_number },
      ...citedFacts(content, { kind, lang, say }),
    ],
    parties: [
      { label: say('paper.seller'), lines: partyLines(content.seller, say) },
      ...(content.buyer
        ? [{ label: say('paper.buyer'), lines: partyLines(content.buyer, say) }]
        : []),
    ],
    columns: [say('paper.item'), say('paper.quantity'), say('paper.price'), say('paper.amount')],
    lines: content.lines.map((line) => ({
      title: hasExempt && line.exempt ? `${line.title} *` : line.title,
      options: line.options,
      quantity: formatNumber(line.quantity),
      price: baht(line.unit_price),
      total: baht(line.total),
    })),
    sums: content.credit ? creditSums(paper, say) : saleSums(paper, say),
    notes: [
      ...(isTaxed && !content.credit ? [say('paper.includesVat')] : []),
      ...(hasExempt ? [`* ${say('paper.exemptGoods')}`] : []),
    ],
  };
}

type Say = (key: TextKey) => string;

/** Labels of the paper that a note credits. */
const citedLabels: Readonly<Partial<Record<PaperKind, TextKey>>> = {
  credit: 'paper.credits',
  refund: 'paper.refunds',
};

function citedFacts(
  { cites, credit }: PaperContent,
  { kind, lang, say }: { readonly kind: PaperRow['kind']; readonly lang: Lang; readonly say: Say },
): readonly Fact[] {
  if (!cites) return [];
  const label = say(citedLabels[kind] ?? 'paper.replaces');
  return [
    {
      label,
      value: `${cites.number} (${formatDate(cites.dated_at, lang)})`,
    },
    ...(credit ? [{ label: say('paper.reason'), value: credit.reason }] : []),
  ];
}

function partyLines({ name, address, tax_id: taxId, branch }: PaperParty, say: Say): string[] {
  const office =
    branch === '00000' ? say('paper.headOffice') : branch && `${say('paper.branch')} ${branch}`;
  const tax = taxId && `${say('paper.taxId')} ${taxId}`;
  return [name, ...address.split('\n'), [tax, office].filter(Boolean).join(' · ')].filter(Boolean);
}

function saleSums(paper: PaperRow, say: Say): readonly Fact[] {
  const { content } = paper;
  const products = content.lines.reduce((sum, { total }) => sum + total, 0);
  const extras = [
    ...(content.discount > 0
      ? [{ label: say('paper.discount'), value: `-${baht(content.discount)}` }]
      : []),
    ...(content.shipping > 0
      ? [{ label: say('paper.shipping'), value: baht(content.shipping) }]
      : []),
  ];
  return [
    ...(extras.length > 0
      ? [{ label: say('paper.products'), value: baht(products) }, ...extras]
      : []),
    ...taxSums(paper, say),
    { label: say('paper.total'), value: baht(totalOf(amountsOf(paper))) },
  ];
}

function creditSums(paper: PaperRow, say: Say): readonly Fact[] {
  const { old_value: old = 0, right_value: right = 0 } = paper.content.credit ?? {};
  if (paper.kind === 'refund') {
    return [
      { label: say('paper.beforeRefund'), value: baht(old) },
      { label: say('paper.afterRefund'), value: baht(right) },
      { label: say('paper.refundTotal'), value: baht(old - right) },
    ];
  }
  return [
    { label: say('paper.oldValue'), value: baht(old) },
    { label: say('paper.rightValue'), value: baht(right) },
    { label: say('paper.difference'), value: baht(old - right) },
    ...taxSums(paper, say),
    { label: say('paper.creditTotal'), value: baht(totalOf(amountsOf(paper))) },
  ];
}

/** Lists value and VAT separately; a receipt has neither. */
function taxSums({ content, taxable, exempt, vat }: PaperRow, say: Say): readonly Fact[] {
  if (content.vat_rate === null) return [];
  const rate = content.vat_rate / 100;
  return [
    ...(exempt > 0 ? [{ label: say('paper.exempt'), value: baht(exempt) }] : []),
    { label: say('paper.taxable'), value: baht(taxable) },
    { label: `${say('paper.vat')} ${rate}%`, value: baht(vat) },
  ];
}

function baht(satang: number): string {
  return formatNumber(satangToBaht(toSatang(satang)), 2);
}
