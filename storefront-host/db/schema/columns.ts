import type { ColumnType } from 'kysely';

export type Lang = 'th' | 'en';
/** jsonb: read as T, written as its JSON text so that arrays are not taken for PostgreSQL arrays. */
export type Json<T> = ColumnType<T, string, string>;
export type JsonDefault<T> = ColumnType<T, string | undefined, string>;
export type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;
export type Time = ColumnType<Date, Date | undefined, Date>;
