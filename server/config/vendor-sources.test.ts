import { expect, it } from 'vitest';
import { chooseVendors } from './choose-vendors.ts';
import { vendorSourcesOf } from './vendor-sources.ts';
