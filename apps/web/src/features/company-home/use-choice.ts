/** Acting for another company: a sign-in of its own, after which the page is loaded anew. Source: S6.28, A-183. */
import { useState } from 'react';
import { useAddress } from '../../page/boot.tsx';
import { companyPeople } from '../../shop/company-people-calls.ts';
import { enterAs } from '../../shop/enter-as.ts';
import { useShop } from '../../shop/shop-context.tsx';

export interface Choice {
  /** The company that is being changed to; null if none is. */
  readonly chosenId: string | null;
  readonly hasFailed: boolean;
  readonly choose: (custId: string) => void;
}

export const useChoice = (): Choice => {
  const shop = useShop();
  const address = useAddress();
  const [state, setState] = useState<Omit<Choice, 'choose'>>({ chosenId: null, hasFailed: false });
  const change = async (custId: string): Promise<void> => {
    setState({ chosenId: custId, hasFailed: false });
    try {
      await enterAs(shop, () => companyPeople(shop).chooseCompany(custId), address('/b2b'));
    } catch (failure) {
      shop.report(failure);
      setState({ chosenId: null, hasFailed: true });
    }
  };
  return { ...state, choose: (custId) => void change(custId) };
};
