import { describe, expect, test } from 'vitest';
import { isOwnAddress, isPublicAddress } from './public-address.ts';

test.each(['1.1.1.1', '93.184.215.14', '100.63.255.255', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
    expect(isOwnAddress(address)).toBe(false);
  },
);

describe('not public is', () => {
  test.each([
    ['this host', '0.0.0.0', '0.1.2.3', '::'],
    ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
    ['a network of one’s own', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.5', 'fc00::1', 'fd12:3456::1'],
    ['a network that a provider shares out', '100.64.0.1', '100.127.255.254', '100.100.100.200'],
    ['link-local, and metadata on it', '169.254.0.1', '169.254.169.254', 'fe80::1', 'fe80::a9fe:a9fe'],
    ['metadata elsewhere', '168.63.129.16', '192.0.0.192', 'fd00:ec2::254'],
    ['a group', '224.0.0.1', '239.255.255.255', 'ff02::1'],
    ['everybody, and what is reserved', '255.255.255.255', '240.0.0.1'],
    ['documentation and tests', '192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '2001:db8::1', '3fff::1'],
    ['IPv4 in IPv6', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:0:127.0.0.1', '::127.0.0.1', '::ffff:1.1.1.1'],
    ['translated', '64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b:1::7f00:1', '64:ff9b::1.1.1.1'],
    ['a tunnel', '2002:7f00:1::', '2002:a00:1::1', '2001:0:7f00:1::', '192.88.99.1'],
    ['no longer or not yet given', 'fec0::1', '4000::1', '100::1', '5f00::1'],
    ['no address in four decimal parts', '0177.0.0.1', '0x7f.1', '2130706433', '127.1', 'localhost', ''],
  ])('%s', (_what, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});

test('of one’s own are this machine and private networks, metadata never', () => {
  const own = ['127.0.0.1', '::1', '10.0.0.1', '192.168.1.5', 'fd12:3456::1'];
  const others = ['169.254.169.254', 'fd00:ec2::254', 'fe80::1', '100.64.0.1', '0.0.0.0', '::ffff:127.0.0.1'];

  expect(own.filter((address) => !isOwnAddress(address))).toEqual([]);
  expect(others.filter(isOwnAddress)).toEqual([]);
});
