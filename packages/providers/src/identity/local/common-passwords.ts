// The most used passwords of eight characters and more that appear in published lists of leaks.
const MOST_USED = `
12345678 123456789 1234567890 12345678910 123123123 1234512345 11111111 111111111 1111111111 00000000 000000000
0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 888888888 99999999 999999999 12341234
12121212 12344321 123454321 12345679 123456780 123456788 123456787 1234567891 1234567899 12345678900 123456781
123456782 123456785 123456123 123321123 123123456 123456654321 1234554321 1234567a 123456789a 123456789q 12345678a
12345678q 1234qwer 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1234abcd 123456abc 123abc123
147258369 147852369 159357456 159753456 159951159 741852963 789456123 987654321 9876543210 87654321 98765432 0123456789
012345678 01234567 10203040 102030405060 11223344 1122334455 112233445566 11112222 11221122 12211221 13131313 14141414
21212121 23232323 20202020 19191919 18181818 15151515 25252525 31313131 69696969 78787878 98989898 90909090 10101010
password password1 password12 password123 password1234 password2 password3 password! password1! passw0rd p@ssw0rd
p@ssword p@ssw0rd1 p@55w0rd pa$$word pa$$w0rd passwords passwort passwort1 password01 password11 password99 password00
mypassword mypassword1 newpassword changeme changeme1 changeme123 letmein1 letmein123 letmein! welcome1 welcome12
welcome123 welcome! welcome1! administrator admin123 admin1234 admin12345 admin123456 admin@123 adminadmin rootroot
toortoor testtest test1234 test12345 testing1 testing123 default1 guest123 user1234 username username1 qwertyui qwertyuiop
qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty11 qwerty1! qwertyqwerty qwertyuiop123 qwertz123 qwertzuiop
qwerasdf qwerasdfzxcv qweasdzxc qweqweqwe qwe123qwe qwer1234 qwerqwer azertyuiop azerty123 asdfghjkl asdfghjk asdfasdf
asdf1234 asdfjkl; asdasdasd asd123asd zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvbnmz zxczxczxc zaq12wsx zaq1zaq1 zaq1xsw2 !qaz2wsx
!qaz1qaz q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 aa123456 aa12345678 a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 abc12345
abc123456 abc123abc abcd1234 abcd12345 abcdefgh abcdefghi abcdefg1 abcabcabc aaaaaaaa aaaaaaaaa aaaaaaaaaa aaaa1111
iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou! iloveu123 iloveme1 iloveyou3 loveyou1 lovelove loveme123
princess princess1 princess12 princess123 sunshine sunshine1 sunshine12 sunshine123 football football1 football12
football123 baseball baseball1 basketball basketball1 volleyball softball softball1 superman superman1 superman123
batman123 spiderman spiderman1 starwars starwars1 pokemon1 pokemon123 minecraft minecraft1 dragon123 dragonball michael1
michael123 michelle michelle1 jennifer jennifer1 jessica1 jordan23 jordan123 charlie1 charlie123 daniel123 thomas123
matthew1 anthony1 anthony123 joshua123 andrew123 robert123 william1 alexander alexander1 alexandra christian christian1
christopher nicholas nicholas1 samantha samantha1 stephanie elizabeth elizabeth1 victoria victoria1 veronica valentina
benjamin benjamin1 jonathan jonathan1 sebastian sebastian1 gabriela fernando patricia isabella isabella1 caroline
danielle danielle1 brittany brittany1 amanda123 ashley123 nicole123 hannah123 taylor123 computer computer1 internet
internet1 internet123 whatever whatever1 trustno1 trustnoone letmein12 master123 mastermind shadow123 monkey123 killer123
freedom1 freedom123 liverpool liverpool1 liverpool123 arsenal1 arsenal123 chelsea1 chelsea123 barcelona barcelona1
manchester manutd123 juventus realmadrid rangers1 steelers yankees1 cowboys1 lakers24 corvette mercedes ferrari1 mustang1
mustang123 porsche911 harley123 chocolate chocolate1 cookie123 butterfly butterfly1 flower123 babygirl babygirl1
babygirl12 babyboy1 bubbles1 buster123 tinkerbell ginger123 pepper123 peaches1 pumpkin1 snoopy123 scooter1 maverick
midnight midnight1 rainbow1 rainbow123 sweetheart precious1 blink182 greenday slipknot metallic1 metallica metallica1
nirvana1 eminem123 marlboro1 california summer123 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025
winter123 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 spring2024 spring2025 autumn2024 autumn2025
january1 february september september1 november december december1 secret123 secret12 mysecret access14 access123
p4ssw0rd pass1234 pass12345 passpass pass@123 pass@1234 hello123 hello1234 hellohello helloworld hello12345 google123
facebook facebook1 facebook123 linkedin samsung1 samsung123 vodafone android1 windows1 windows10 microsoft killer12
jesus123 jesuschrist blessed1 krishna123 india123 india@123 indian123 bangalore mumbai123 delhi123 pakistan pakistan1
pakistan123 bismillah alhamdulillah bollywood shahrukh sairam123 ganesh123 lakshmi123 omsairam hariom123 rockstar
rockstar1 welcome@123 abcd@1234 admin@1234 test@123 qwerty@123 monkey12 dolphins elephant1 football7 cristiano
ronaldo7 ronaldo123 messi123 neymar123 diamond1 goldfish platinum silver123 titanium blackberry blueberry strawberry
bigdaddy bigboy123 cheese123 hunter123 soccer123 hockey123 golfer123
tennis123 swimming gymnastics cheerleader babylove mylove123 forever1 forever21 trinity1 passion1 phoenix1 phoenix123
1passwor 1password 12qwaszx zxasqw12 xxxxxxxx zzzzzzzz qqqqqqqq wwwwwwww nothing1 something letsgo123 platewise platewise1
platewise123 mealplan mealplanner
`;

const COMMON_PASSWORDS: ReadonlySet<string> = new Set(MOST_USED.split(/\s+/).filter(Boolean));

/** Whether a password, letter case aside, is among the most used ones and would be guessed first. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase());
}
