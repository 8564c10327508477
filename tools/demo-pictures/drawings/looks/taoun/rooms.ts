import type { Ground } from '../../scene/from-above.ts';
import type { Room } from '../../scene/scene.ts';

export const WARM: Room = { wall: '#f0e2cd', table: '#c99f6d', surface: 'wood' };
export const BLUSH: Room = { wall: '#f2d9cc', table: '#d9bd98', surface: 'linen' };
export const MINT: Room = { wall: '#d8e4d8', table: '#cfae83', surface: 'wood' };
export const BLUE: Room = { wall: '#d3dee4', table: '#d0b48e', surface: 'wood' };
export const DARK: Room = { wall: '#6f6259', table: '#7a5638', surface: 'wood' };
export const LINEN: Ground = { color: '#e6dccb', surface: 'linen' };
export const SLATE: Ground = { color: '#5a5f5e' };
export const WOOD: Ground = { color: '#c9a273', surface: 'wood' };
export const CREAM: Ground = { color: '#efe3cf' };
