import type { StaffFlag } from '../db/schema.ts';

/**
 * Permission that a route requires. 'visitor': signed in on any origin, including a shop's own host, where a
 * session has few rights; 'account': signed in on the platform. `shop:` capabilities are checked for the
 * `:shop_id` in the path.
 */
export type Access = 'public' | 'visitor' | 'account' | 'operator' | ShopCapability;

export const shopCapabilities = [
  'order:read',
  'order:ship',
  'message:read',
  /** Answers, states and assignment of messages. */
  'message:write',
  'customer:read',
  /** Tags, notes, segments, and consent that customers withdraw. */
  'customer:write',
  /** Changing customers' points by hand, within limits (decision 408). */
  'customer:points',
  /** Export of personal data; only owners have it (decision 180). */
  'customer:export',
  /** Import of customers, which may claim their consent; only owners have it (decision 461). */
  'customer:import',
  /** Import of orders of other systems, with people's addresses; only owners have it (decision 474). */
  'order:import',
  /** Reviews: answering, hiding and reporting them is `review:write`. */
  'review:read',
  'review:write',
  'product:read',
  'product:write',
  'stock:write',
  /**
   * Promotions and coupons. Staff who set prices may change them; web staff may read them to answer customers.
   * Other staff do not see secret codes and costs.
   */
  'offer:read',
  'offer:write',
  'media:write',
  'page:write',
  /** Creating posts, and changing one's own. */
  'blog:add',
  /** Changing the posts of all writers. */
  'blog:write',
  'shop:read',
  'shop:write',
  /** Opening and closing the shop; only owners have it. */
  'shop:open',
  'staff:write',
  'audit:read',
] as const;
export type ShopCapability = (typeof shopCapabilities)[number];

/** A flag that an owner can give to staff; the owner flag itself is given by a handover. */
export type AssignableFlag = Exclude<StaffFlag, 'owner'>;

/**
 * Permissions of each staff flag: the one table (spec §6 leaves it open; in words: ARCHITECTURE,
 * Roles). An owner has every permission; only owners see the staff and the audit log.
 */
export const capabilities: Readonly<Record<AssignableFlag, readonly ShopCapability[]>> = {
  web: [
    'shop:read',
    'shop:write',
    'page:write',
    'media:write',
    'blog:add',
    'blog:write',
    'product:read',
    'offer:read',
    'order:read',
    'order:ship',
    'message:read',
    'message:write',
    'review:read',
    'review:write',
    'customer:read',
    'customer:write',
    'customer:points',
  ],
  product: [
    'shop:read',
    'product:read',
    'product:write',
    'stock:write',
    'offer:read',
    'offer:write',
    'media:write',
  ],
  design: ['shop:read', 'page:write', 'media:write'],
  blog_edit: ['shop:read', 'blog:add', 'blog:write', 'media:write'],
  blog_add: ['shop:read', 'blog:add', 'media:write'],
  dropship: ['shop:read', 'product:read'],
};

const moderatorMay: ReadonlySet<ShopCapability> = new Set(['shop:read', 'product:read']);

/**
 * Levels of spec §6, which apply in every shop: an admin (100) runs the platform and may do everything; a
 * moderator (10) reviews visible content, and never sees orders and messages, which contain addresses.
 */
export function allowedByLevel(level: number, capability: ShopCapability): boolean {
  return level >= 100 || (level >= 10 && moderatorMay.has(capability));
}

export function flagsAllow(flags: readonly StaffFlag[], capability: ShopCapability): boolean {
  return flags.some((flag) => flag === 'owner' || capabilities[flag].includes(capability));
}

/**
 * Returns the flags of spec §3 in one shop, as the profile returns them, without the flags that
 * they include.
 */
export function profileFlags(flags: readonly StaffFlag[]) {
  return {
    is_web_owner: flags.includes('owner'),
    is_web_staff: flags.includes('web'),
    is_product_staff: flags.includes('product'),
    is_design_staff: flags.includes('design'),
    is_blog_edit_staff: flags.includes('blog_edit'),
    is_blog_add_staff: flags.includes('blog_add'),
  };
}

export interface Visitor {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  /** An account without a verified address may shop, but not write, join or work for a shop. */
  readonly emailVerified: boolean;
  readonly level: 2 | 10 | 100;
  /** Time of the last sign-in of this session, and of its last second factor. */
  readonly authenticatedAt: Date | null;
  readonly secondFactorAt: Date | null;
  /** Set on a shop's host: the session is valid for this shop only. */
  readonly shopId: number | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required on every route; the server does not start otherwise. */
    access?: Access;
  }
  interface FastifyRequest {
    visitor: Visitor | null;
  }
}
