import { hostConfig } from '@navette/build/host';

export default hostConfig(import.meta.dirname);
