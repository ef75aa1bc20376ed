import { describe, expect, it } from 'vitest';
import { assess, type Claim } from './assess.ts';
import { aCart, aLine, aVoucher } from './testing.ts';
import type { Voucher } from './voucher.ts';

const claim = (voucher: Voucher | undefined, over: Partial<Claim> = {}): Claim => ({
  code: voucher?.code ?? 'NOPE',
  voucher,
  usedByBuyer: false,
  ...over,
});

const one = (voucher: Voucher, cart = aCart()) => {
  const [assessment] = assess([claim(voucher)], cart);
  if (!assessment) throw new Error('nothing was assessed');
  return assessment;
};

const saved = (discounts: ReadonlyMap<string, number>) =>
  [...discounts.values()].reduce((all, cents) => all + cents, 0);

const globes = { categoryIds: ['globes'], partNos: [], words: 'globes' };

describe('the discount of a voucher', () => {
  it('a share is rounded half up once, at the sum, and spread over the lines', () => {
    const lines = [aLine({ priceCents: 105 }), aLine({ lineId: 'l2', priceCents: 110 })];
    const { discounts } = one(aVoucher(), aCart(lines));
    expect(saved(discounts)).toBe(22);
    expect([...discounts.values()]).toEqual([11, 11]);
  });

  it('an amount never takes more than the goods cost', () => {
    const voucher = aVoucher({ benefit: { kind: 'fixed', cents: 50_000 } });
    expect(saved(one(voucher).discounts)).toBe(10_000);
  });

  it('only lines in scope are cheaper', () => {
    const lines = [aLine(), aLine({ lineId: 'l2', partNo: 'G1', categoryIds: ['lighting', 'globes'] })];
    expect([...one(aVoucher({ scope: globes }), aCart(lines)).discounts]).toEqual([['l2', 1_000]]);
  });

  it('a part of the scope counts by its number too', () => {
    const scope = { categoryIds: [], partNos: ['A1'], words: 'this part' };
    expect(saved(one(aVoucher({ scope })).discounts)).toBe(1_000);
  });

  it('free delivery gives back the fee and nothing else', () => {
    const { deliveryCents, discounts } = one(aVoucher({ benefit: { kind: 'free-delivery' } }));
    expect({ deliveryCents, goods: saved(discounts) }).toEqual({ deliveryCents: 1_295, goods: 0 });
  });

  it.each([
    { quantity: 3, free: 0 },
    { quantity: 4, free: 1 },
    { quantity: 7, free: 1 },
    { quantity: 8, free: 2 },
  ])('of $quantity units $free cost nothing when three are bought for one', ({ quantity, free }) => {
    const voucher = aVoucher({ benefit: { kind: 'buy-n-get', buy: 3, get: 1 } });
    expect(saved(one(voucher, aCart([aLine({ quantity, priceCents: 250 })])).discounts)).toBe(free * 250);
  });
});

describe('several codes', () => {
  const ten = aVoucher({ code: 'TENOFF', benefit: { kind: 'fixed', cents: 1_000 } });

  it('apply to the rest, percentages before amounts, whatever the order of entering', () => {
    const share = aVoucher();
    for (const codes of [
      [claim(share), claim(ten)],
      [claim(ten), claim(share)],
    ])
      expect(assess(codes, aCart()).reduce((all, { discounts }) => all + saved(discounts), 0)).toBe(2_000);
  });

  it('of two exclusive codes the one entered first counts', () => {
    const alone = aVoucher({ code: 'ALONE', combinable: false });
    expect(assess([claim(ten), claim(alone)], aCart()).map(({ refusal }) => refusal)).toEqual([
      undefined,
      'This code cannot be used together with TENOFF.',
    ]);
  });

  it('one that does not count excludes no other', () => {
    const alone = aVoucher({ code: 'ALONE', combinable: false, membersOnly: true });
    const [refused, counts] = assess([claim(alone), claim(ten)], aCart());
    expect(refused?.refusal).toContain('for members');
    expect(counts?.refusal).toBeUndefined();
  });
});

describe('a refusal says why and what would help', () => {
  it.each([
    {
      why: 'too little was spent',
      voucher: aVoucher({ minimumCents: 11_240, scope: { categoryIds: ['brakes'], partNos: [], words: 'brakes' } }),
      text: 'Spend $12.40 more on brakes to use this code.',
    },
    {
      why: 'nothing in scope',
      voucher: aVoucher({ scope: globes }),
      text: 'Add globes to your cart to use this code.',
    },
    {
      why: 'a guest',
      voucher: aVoucher({ membersOnly: true }),
      text: 'This code is for members. Sign in or join us to use it.',
    },
  ])('$why', ({ voucher, text }) => {
    expect(one(voucher).refusal).toBe(text);
  });

  it('a cart of exactly the minimum is enough; one cent less names the cent', () => {
    const tenOff = aVoucher({ minimumCents: 5_000, benefit: { kind: 'fixed', cents: 1_000 } });
    const five = one(tenOff, aCart([aLine({ quantity: 5, priceCents: 1_000 })]));
    expect([five.refusal, saved(five.discounts)]).toEqual([undefined, 1_000]);
    expect(one(tenOff, aCart([aLine({ quantity: 4, priceCents: 1_000 })])).refusal).toContain('Spend $10.00 more');
    expect(one(tenOff, aCart([aLine({ priceCents: 4_999 })])).refusal).toContain('Spend $0.01 more');
  });

  it('an unknown code takes nothing off', () => {
    const [assessment] = assess([claim(undefined)], aCart());
    expect(assessment).toMatchObject({
      code: 'NOPE',
      refusal: 'This code is not valid, has expired or has been used up.',
    });
  });

  it('a code that this buyer has used up', () => {
    const refusalFor = (isMember: boolean) =>
      assess([claim(aVoucher(), { usedByBuyer: true })], aCart([aLine()], { isMember }))[0]?.refusal;
    expect(refusalFor(true)).toBe('You have used this code already.');
    // Several people may share the address of a guest.
    expect(refusalFor(false)).toContain('sign in');
  });

  it('a free line never counts towards a minimum or a scope', () => {
    const lines = [aLine({ categoryIds: ['globes'], freeWith: 'OTHER', priceCents: 0 })];
    expect(one(aVoucher({ scope: globes }), aCart(lines)).refusal).toContain('Add globes');
  });
});

describe('offers', () => {
  const clamps = aVoucher({ code: 'BUY3GET1', title: 'Buy 3, get 1', benefit: { kind: 'buy-n-get', buy: 3, get: 1 } });

  it.each([
    { quantity: 1, minQuantity: 1, to: 4 },
    { quantity: 3, minQuantity: 1, to: 4 },
    { quantity: 2, minQuantity: 2, to: 4 },
    { quantity: 3, minQuantity: 3, to: 6 },
    { quantity: 7, minQuantity: 1, to: 8 },
  ])('$quantity pieces (multiples of $minQuantity): make it $to', ({ quantity, minQuantity, to }) => {
    const { offer } = one(clamps, aCart([aLine({ quantity, minQuantity })]));
    expect(offer).toMatchObject({ finalQuantity: to, isAdd: false, lineId: 'l1' });
  });

  it('says what to add and what is free', () => {
    const { offer } = one(clamps, aCart([aLine({ quantity: 2 })]));
    expect(offer).toMatchObject({ message: 'Buy 3, get 1: add 2 more and pay nothing for 1.', button: 'Add 2' });
  });

  it.each([4, 5, 998])('%i pieces are left alone', (quantity) => {
    expect(one(clamps, aCart([aLine({ quantity })])).offer).toBeUndefined();
  });

  it('the free part is offered until it is in the cart', () => {
    const voucher = aVoucher({
      code: 'FREEGLOBE',
      benefit: { kind: 'free-part', partNo: 'G9', quantity: 1 },
      scope: globes,
    });
    const globe = aLine({ categoryIds: ['globes'] });
    expect(one(voucher, aCart([globe])).offer).toMatchObject({ isAdd: true, finalQuantity: 1, lineId: 'l1' });
    const free = aLine({ lineId: 'l2', partNo: 'G9', priceCents: 0, freeWith: 'FREEGLOBE' });
    const { offer, freePart } = one(voucher, aCart([globe, free]));
    expect({ offer, freePart }).toEqual({
      offer: undefined,
      freePart: { partNo: 'G9', quantity: 1, lineIds: [globe.lineId], minimumCents: voucher.minimumCents },
    });
  });
});
