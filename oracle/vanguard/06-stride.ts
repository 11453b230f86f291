/** 6.5, 6.6. Strides, and units that become hearts. */

export const strides = {};
