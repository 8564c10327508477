import { createContext, useContext } from 'react';
import type { TObject } from 'typebox';

const ContractContext = createContext<TObject | null>(null);

/** Provides the contract that validates the form's fields. */
export const FormContract = ContractContext.Provider;

export function useContract(): TObject {
  const contract = useContext(ContractContext);
  if (!contract) throw new Error('outside of a ResourceForm');
  return contract;
}
