import type { Answer } from '@southline/rest/types';
import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { useCartChange } from './cart-mutations.ts';
import { cartKey } from './cart-query.ts';
import type { Cart } from './cart-types.ts';

export type Voucher = Cart['voucher'][number];
export type Offer = NonNullable<Answer<'voucher/get-voucher-message'>['voucherMessage']>;

/** Throws the server's reason if the code gives no discount. */
export const useEnterVoucher = ({ orderID }: Cart) => {
  const api = useApi();
  return useMutation({
    ...useCartChange(),
    mutationFn: (voucherCode: string) => api.post('voucher/validate-voucher', { voucherCode, orderID }),
  });
};

export const useRemoveVoucher = ({ orderID }: Cart) => {
  const api = useApi();
  return useMutation({
    ...useCartChange(),
    mutationFn: ({ voucherCode }: Voucher) => api.post('voucher/remove-voucher', { voucherCode, orderID }),
  });
};

/** The offer to add parts with which a voucher of the cart would give more. Loaded again with the cart. */
export const offerQuery = (api: Api, { orderID, voucher }: Cart) =>
  queryOptions({
    queryKey: [...cartKey(api), 'offer', orderID],
    queryFn: async ({ signal }) =>
      (await api.post('voucher/get-voucher-message', { orderID }, { signal })).voucherMessage,
    enabled: voucher.some(({ isvalid }) => isvalid),
  });

export const useTakeOffer = ({ orderID }: Cart) => {
  const api = useApi();
  return useMutation({
    ...useCartChange(),
    mutationFn: ({ voucher_Code: voucherCode, shoppingCartID, final_Quantity: fq, isAdd }: Offer) =>
      api.post('voucher/apply-promo', { orderID, shoppingCartID, voucherCode, fq, isAdd }),
  });
};
