/** Groups of words for the same thing; README.md has the rules. */
export const tradeWords = `
แก้วมัค, แก้วมัก, แก้วมั๊ค, mug
กระติกน้ำ, กระบอกน้ำ, ขวดน้ำพกพา, water bottle
กระติกเก็บความเย็น, แก้วเก็บความเย็น, ทัมเบลอร์, tumbler
กาน้ำชา, ป้านชา, teapot, tea pot
ถ้วยกาแฟ, coffee cup
จานรองแก้ว, ที่รองแก้ว, โคสเตอร์, coaster
ตะเกียบ, chopstick
มีดทำครัว, kitchen knife, kitchen knives
เขียง, cutting board, chopping board
กระทะ, frying pan, skillet
หม้อทอดไร้น้ำมัน, แอร์ฟรายเออร์, air fryer, airfryer
หม้อหุงข้าว, rice cooker
กล่องข้าว, ปิ่นโต, เบนโตะ, lunch box, bento
แจกัน, vase
กระถางต้นไม้, กระถาง, planter, plant pot
เชิงเทียน, candle holder
เทียนหอม, scented candle
ก้านไม้หอม, ดิฟฟิวเซอร์, reed diffuser, diffuser
น้ำมันหอมระเหย, essential oil
กำยาน, ธูปหอม, incense
โคมไฟ, lamp
หมอนอิง, ปลอกหมอนอิง, cushion
ปลอกหมอน, pillowcase, pillow case
ผ้าห่ม, blanket
ผ้าปูที่นอน, bed sheet, bedsheet
ผ้าเช็ดตัว, ผ้าขนหนู, towel
ผ้าม่าน, curtain
พรมเช็ดเท้า, doormat, door mat
ผ้ากันเปื้อน, เอี๊ยมกันเปื้อน, apron
ตะกร้า, ตระกร้า, basket
เสื้อเชิ้ต, เสื้อเชิ๊ต, เชิ้ต, เชิ๊ต, shirt
เสื้อยืด, ทีเชิ้ต, t-shirt, tee
เสื้อโปโล, polo shirt
เสื้อกันหนาว, สเวตเตอร์, สเว็ตเตอร์, sweater, jumper
เสื้อฮู้ด, ฮู้ดดี้, hoodie
เสื้อแจ็คเก็ต, แจ็คเก็ต, แจ็กเก็ต, แจ๊คเก็ต, jacket
เสื้อคาร์ดิแกน, คาร์ดิแกน, cardigan
เสื้อสูท, เบลเซอร์, blazer
กางเกงยีนส์, ยีนส์, ยีน, jeans, denim
กางเกงขาสั้น, shorts
กางเกงเลกกิ้ง, เลกกิ้ง, เลคกิ้ง, leggings
กระโปรง, skirt
ชุดเดรส, เดรส, dress, dresses
ชุดนอน, pajamas, pyjamas
ชุดว่ายน้ำ, swimsuit, swimwear
ชุดชั้นใน, underwear
ถุงเท้า, sock
รองเท้าผ้าใบ, สนีกเกอร์, sneaker, trainers
รองเท้าแตะ, sandal, flip flop
รองเท้าบูท, รองเท้าบู๊ท, บูท, boots
รองเท้าส้นสูง, high heels
หมวก, hat
หมวกแก๊ป, แก๊ป, baseball cap
ผ้าพันคอ, scarf, scarves
เข็มขัด, belt
เนคไท, เน็คไท, เนกไท, necktie
แว่นกันแดด, sunglasses
กระเป๋าสตางค์, วอลเล็ท, wallet
กระเป๋าเป้, เป้สะพายหลัง, backpack
กระเป๋าผ้า, ถุงผ้า, tote bag, tote
กระเป๋าเดินทาง, suitcase, luggage
กระเป๋าสะพาย, shoulder bag, crossbody bag
สร้อยคอ, necklace
สร้อยข้อมือ, กำไลข้อมือ, เบรสเล็ต, bracelet
ต่างหู, ตุ้มหู, earring
แหวน, ring
เข็มกลัด, brooch, brooches
พวงกุญแจ, keychain, key ring, keyring
นาฬิกาข้อมือ, wristwatch, wrist watch
กิ๊บติดผม, กิ๊บหนีบผม, hair clip
ยางรัดผม, สครันชี่, scrunchie
สบู่, soap
แชมพู, แชมพูสระผม, shampoo
ครีมนวดผม, คอนดิชันเนอร์, conditioner
ครีมกันแดด, กันแดด, sunscreen, sunblock
ลิปสติก, ลิปสติค, lipstick
ลิปบาล์ม, ลิปมัน, lip balm
รองพื้น, foundation
มาสคาร่า, มาสการ่า, mascara
บลัชออน, ปัดแก้ม, blusher
เซรั่ม, ซีรั่ม, เซรัม, serum
โทนเนอร์, toner
โลชั่น, โลชั่นทาผิว, lotion
มอยส์เจอไรเซอร์, มอยเจอไรเซอร์, moisturizer, moisturiser
คลีนเซอร์, โฟมล้างหน้า, cleanser, facial foam
มาส์กหน้า, มาร์คหน้า, แผ่นมาส์กหน้า, face mask, sheet mask
สครับ, สครับผิว, body scrub
น้ำหอม, เพอร์ฟูม, perfume, fragrance
ยาดม, inhaler
ยาหม่อง, บาล์มสมุนไพร, herbal balm
ยาสีฟัน, toothpaste
แปรงสีฟัน, toothbrush, toothbrushes
คุกกี้, คุ้กกี้, คุ๊กกี้, cookie
บราวนี่, บราวนี, brownie
มาการอง, มาคารอง, macaron
ครัวซองต์, ครัวซอง, ครัวซองท์, croissant
ขนมปัง, bread
ซาวโดว์, ซาวร์โดว์, ซาวโด, sourdough
เค้ก, เค๊ก, cake
คัพเค้ก, คัพเค๊ก, cupcake
ชีสเค้ก, ชีสเค๊ก, cheesecake
โดนัท, โดนัต, donut, doughnut
วาฟเฟิล, วาฟเฟิ้ล, waffle
แพนเค้ก, แพนเค๊ก, pancake
ช็อกโกแลต, ช็อคโกแลต, ช๊อคโกแลต, ช็อกโกแล็ต, chocolate
ไอศกรีม, ไอติม, ไอศครีม, ice cream
ลูกอม, แคนดี้, candy, candies
กราโนล่า, กราโนลา, granola
ซีเรียล, ซีเรียว, cereal
แยม, jam
น้ำผึ้ง, honey
เนยถั่ว, พีนัทบัตเตอร์, peanut butter
ชีส, เนยแข็ง, cheese
โยเกิร์ต, โยเกิต, โยเกริต, yogurt, yoghurt
กาแฟ, coffee
เมล็ดกาแฟ, coffee beans
กาแฟดริป, ดริปแบค, ดริปแบ็ก, drip bag coffee
เอสเพรสโซ, เอสเปรสโซ่, espresso
ลาเต้, latte
ชา, tea
ชาเขียว, green tea
มัทฉะ, มัจฉะ, มัชชะ, matcha
โกโก้, cocoa
คอมบูชะ, คอมบูชา, kombucha
น้ำมะพร้าว, coconut water
มะม่วงอบแห้ง, มะม่วงอบ, dried mango
กล้วยตาก, dried banana
ข้าวหอมมะลิ, jasmine rice
น้ำพริก, chili paste, chilli paste
พริกแกง, เครื่องแกง, curry paste
น้ำปลา, fish sauce
ซอส, sauce
เส้นก๋วยเตี๋ยว, rice noodles
บะหมี่กึ่งสำเร็จรูป, มาม่า, instant noodles
สาหร่าย, seaweed
ถั่วลิสง, peanut
เม็ดมะม่วงหิมพานต์, มะม่วงหิมพานต์, cashew
ของชำร่วย, wedding favor, wedding favour, souvenir
ของขวัญ, กิฟต์, gift
กิฟต์เซ็ต, กิ๊ฟเซ็ต, กิฟท์เซ็ต, gift set
การ์ดอวยพร, greeting card
สติกเกอร์, สติ๊กเกอร์, sticker
สมุดโน้ต, สมุดโน๊ต, โน้ตบุ๊กกระดาษ, notebook
แพลนเนอร์, สมุดแพลน, planner
ปากกา, pen
ดินสอ, pencil
สีน้ำ, watercolor, watercolour
หนังสือเด็ก, นิทานเด็ก, children's book, picture book
นิยาย, novel
การ์ตูน, คอมมิค, comics, manga
ตำราอาหาร, cookbook
จิ๊กซอว์, จิ๊กซอ, jigsaw, puzzle
ตุ๊กตา, doll, plush
ของเล่น, toy
เลโก้, ตัวต่อ, building blocks
ขวดนม, baby bottle
ผ้าอ้อม, แพมเพิส, แพมเพิร์ส, diaper, nappies
อาหารแมว, cat food
อาหารหมา, อาหารสุนัข, dog food
ทรายแมว, cat litter
ปลอกคอสัตว์เลี้ยง, ปลอกคอ, pet collar
สายจูง, leash, leashes
ต้นไม้ฟอกอากาศ, air purifying plant
แคคตัส, กระบองเพชร, cactus
เมล็ดพันธุ์, เมล็ดผัก, seeds
ปุ๋ย, fertilizer, fertiliser
บัวรดน้ำ, watering can
หูฟัง, earphone, headphone, earbud
ลำโพง, สปีกเกอร์, speaker
พาวเวอร์แบงค์, พาวเวอร์แบงก์, แบตสำรอง, power bank, powerbank
สายชาร์จ, สายชาร์ต, charging cable
ที่ชาร์จ, หัวชาร์จ, อะแดปเตอร์, charger
เคสโทรศัพท์, เคสมือถือ, phone case
คีย์บอร์ด, แป้นพิมพ์, keyboard
เมาส์ไร้สาย, wireless mouse
พัดลม, fan
เสื่อโยคะ, โยคะแมท, yoga mat
ดัมเบล, ดัมเบลล์, dumbbell
จักรยาน, bicycle, bike
เต็นท์, เต้นท์, tent
ร่ม, umbrella
เซรามิก, เซรามิค, ceramic
แฮนด์เมด, แฮนด์เมค, ทำมือ, handmade
ออร์แกนิก, ออร์แกนิค, ออแกนิก, organic
วินเทจ, vintage
มินิมอล, มินิมัล, minimal, minimalist
`;
