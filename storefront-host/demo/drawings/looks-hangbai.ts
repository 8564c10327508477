import { gardenLooks } from './looks-hangbai-garden.ts';
import { petLooks } from './looks-hangbai-pets.ts';
import type { Look } from './shot.ts';

export const hangbaiLooks: Readonly<Record<string, Look>> = { ...petLooks, ...gardenLooks };
