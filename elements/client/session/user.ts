import type { UserFlags, UserProfile } from '../../api/user.contract.ts';

/** The user of this page (spec §3 User). */
export interface User extends UserFlags {
  /** True while the session is unknown; the visitor is then treated as a guest. */
  readonly is_loading: boolean;
  readonly is_login: boolean;
  /** 1 guest, 2 user, 10 moderator, 100 admin (spec §6). */
  readonly user_level: number;
  readonly name: string;
  readonly email: string;
  readonly id: string | null;
  readonly avatar: string | null;
  /** Unread notifications. */
  readonly noti_count: number;
  readonly point: number;
  /** Value of one point in baht. */
  readonly point_value: number;
  readonly profile: UserProfile | null;
  readonly user_level_names: Readonly<Record<string, string>>;
  readonly dropship_user: { readonly level_id: number } | null;
}

export const GUEST: User = {
  is_loading: false,
  is_login: false,
  user_level: 1,
  name: '',
  email: '',
  id: null,
  avatar: null,
  noti_count: 0,
  point: 0,
  point_value: 0.01,
  profile: null,
  user_level_names: {},
  dropship_user: null,
  is_dropship_user: false,
  is_web_owner: false,
  is_web_staff: false,
  is_product_staff: false,
  is_design_staff: false,
  is_blog_edit_staff: false,
  is_blog_add_staff: false,
  is_join: false,
};

/** The user on every page before the session is known (spec §4). */
export const LOADING_GUEST: User = { ...GUEST, is_loading: true };

export function userOf(profile: UserProfile): User {
  const { display_name: name, ...rest } = profile;
  return { ...GUEST, ...rest, name, is_login: true, profile };
}
