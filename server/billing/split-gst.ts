/** SAC 9984 is taxed at 18% (CBIC rate schedule, unchanged by the revision of 22 September 2025). */
export const GST_PERCENT = 18;

export interface GstSplit {
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
}

/**
 * Divides an inclusive price, in whole paise, into its taxable value and tax: central and State halves, equal to the
 * paisa, within one State; integrated tax between States. The parts always sum to the price.
 */
export function splitGst(totalPaise: number, { withinState }: { withinState: boolean }): GstSplit {
  const share = (percent: number) => Math.round((totalPaise * percent) / (100 + GST_PERCENT));
  if (withinState) {
    const half = share(GST_PERCENT / 2);
    return { taxablePaise: totalPaise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
  }
  const tax = share(GST_PERCENT);
  return { taxablePaise: totalPaise - tax, cgstPaise: 0, sgstPaise: 0, igstPaise: tax };
}
