import type { Room } from '../../scene/scene.ts';

export const MINT: Room = { wall: '#d5e4dc', table: '#cfae83', surface: 'wood' };
export const HONEY: Room = { wall: '#f0dfc0', table: '#c99f6c', surface: 'wood' };
export const PINK: Room = { wall: '#f0d8d2', table: '#d6b991', surface: 'linen' };
export const BLUE: Room = { wall: '#d3dfe8', table: '#c7a679', surface: 'wood' };
