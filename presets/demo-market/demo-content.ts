/** Thai is the shops' base language; English is its overlay. */
export interface Text {
  readonly th: string;
  readonly en: string;
}

export interface DemoOption {
  readonly key: string;
  readonly title: Text;
  readonly items: readonly {
    readonly key: string;
    readonly title: Text;
    readonly color?: string;
  }[];
}

export type Pieces = number | 'unlimited';

export interface DemoProduct {
  /** Slug of the product, and name of its picture. */
  readonly key: string;
  readonly code: string;
  readonly title: Text;
  readonly description: Text;
  /** Text alternative of the picture in use; absent without such a picture. */
  readonly scene?: Text;
  /** Baht. `full` is the price before the discount. */
  readonly price: number;
  readonly full?: number;
  readonly category: string;
  readonly mall: string;
  readonly tags: readonly string[];
  readonly showrooms?: readonly ('new' | 'hot' | 'sale' | 'recommend')[];
  readonly unit: Text;
  readonly grams: number;
  readonly preorder?: true;
  /** `year` is of the Buddhist era, as on the imprint page. */
  readonly book?: {
    readonly author: string;
    readonly publisher: string;
    readonly pages: number;
    readonly year: number;
    readonly language?: 'th' | 'en';
  };
  readonly sold: number;
  readonly daysOld: number;
  readonly options?: readonly DemoOption[];
  /** Stock of a product with options, by 'item' or 'item/item' in the order of its options. */
  readonly stock: Pieces | Readonly<Record<string, Pieces>>;
  /** Prices of options' items that differ. */
  readonly prices?: Readonly<Record<string, { readonly price: number; readonly full?: number }>>;
}

export interface DemoCategory {
  readonly key: string;
  readonly title: Text;
  readonly parent?: string;
}

export interface DemoSlide {
  readonly key: string;
  readonly title: Text;
  readonly desc: Text;
  readonly button: Text;
  /** '/search', or 'product:{key}' and 'category:{key}' of the same shop. */
  readonly link: string;
}

export interface DemoShop {
  readonly shopname: string;
  readonly title: Text;
  readonly slogan: Text;
  readonly description: Text;
  readonly tel: string;
  /** Key of its theme (spec §3 currentTheme). */
  readonly theme: string;
  /** Colours in place of the theme's (spec §3 currentColors). */
  readonly colors?: Readonly<Record<'A' | 'B' | 'light' | 'dark' | 'A-light' | 'A-dark', string>>;
  /** Baht. */
  readonly shipping: { readonly flat: number; readonly freeFrom: number };
  readonly categories: readonly DemoCategory[];
  readonly slides: readonly DemoSlide[];
  readonly headline: { readonly title: Text; readonly text: Text };
  readonly about: { readonly title: Text; readonly text: Text };
  readonly products: readonly DemoProduct[];
}

/** Returns the option with visible values: each of its pictures shows one. */
export function colorOption(product: DemoProduct): DemoOption | undefined {
  return product.options?.find((option) => option.items.every((item) => item.color));
}

export interface DemoPost {
  readonly shopname: string;
  readonly slug: string;
  readonly title: Text;
  readonly summary: Text;
  /** Paragraphs. */
  readonly body: { readonly th: readonly string[]; readonly en: readonly string[] };
  readonly author: Text;
  /** The product whose picture is shown above the post. */
  readonly product: string;
  readonly tags: readonly string[];
  readonly daysOld: number;
  readonly hilight?: true;
  /** Event with registration. */
  readonly event?: {
    readonly inDays: number;
    readonly hours: number;
    readonly place: Text;
    readonly seats: number;
  };
}

/** Reviews by product key, the newest first: 'stars|name|text'; a text in English begins with 'en:'. */
export type Reviews = Readonly<Record<string, readonly string[]>>;
